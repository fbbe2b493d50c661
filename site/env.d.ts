declare namespace App {
  interface Locals {
    /** What the server hands to a page rendered on demand; absent while pages are prerendered. */
    page?: import('../contract/page.ts').PageData
  }
}
