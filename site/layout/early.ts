/**
 * Runs before the first paint, inline in the head: that script runs at all, and whether the visitor wants calm.
 * Calm is what was chosen last, else reduced motion or Save-Data (product.md 3.9). `settled` comes 200 ms after load:
 * what the first screen can do without may then be fetched (site/styles/tokens.css).
 */
export const early =
  "(d=>{d.classList.add('js');let c;try{c=localStorage.calm}catch{}if(c?c==='1':matchMedia('(prefers-reduced-motion:reduce)').matches||navigator.connection?.saveData)d.dataset.calm='';addEventListener('load',()=>setTimeout(()=>d.classList.add('settled'),200))})(document.documentElement)"
