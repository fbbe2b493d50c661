/** Where a thread that makes pages, and the renderer in it, keep the names of what a page read of content. */
export const READS = Symbol.for('site.content.reads')
