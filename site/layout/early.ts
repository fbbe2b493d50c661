/**
 * Runs before the first paint, inline in the head, and says in the root's attributes what styles need to know.
 * `js`: that script runs at all. `data-calm`: the visitor wants calm, by choice, else by reduced motion or Save-Data
 * (product.md 3.9). `fresh`: the page was opened anew and at its top, so that no place further down is asked for.
 * `settled`, 200 ms after load: what the first screen can do without is now fetched, which on a slow line would take its
 * share from the screen's fonts: the manifest, and what styles hold back until then.
 */
export const early =
  "(d=>{let c,l=d.classList;l.add('js');try{c=localStorage.calm}catch{}if(c?c==='1':matchMedia('(prefers-reduced-motion:reduce)').matches||navigator.connection?.saveData)d.dataset.calm='';if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')l.add('fresh');addEventListener('load',()=>setTimeout(()=>{l.add('settled');d=d.querySelector('noscript');d.outerHTML=d.textContent},200))})(document.documentElement)"
