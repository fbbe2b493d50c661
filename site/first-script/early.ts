/**
 * Runs before the first paint, inline in the head: that script runs at all, and whether the visitor wants calm.
 * Calm is what was chosen last, else reduced motion or Save-Data (product.md 3.9). 200 ms after load come the manifest and
 * `settled`, and `lettered` with the mono face: styles hold back until then what the first screen can do without, which on a
 * slow line would take its share from the screen's fonts.
 */
export const early =
  "(d=>{let c,l=d.classList;l.add('js');try{c=localStorage.calm}catch{}if(c?c==='1':matchMedia('(prefers-reduced-motion:reduce)').matches||navigator.connection?.saveData)d.dataset.calm='';addEventListener('load',()=>{setTimeout(()=>{l.add('settled');d=d.querySelector('noscript');d.outerHTML=d.textContent},200);setTimeout(()=>document.fonts.load('1em Geist Mono Variable').finally(()=>l.add('lettered')),280)})})(document.documentElement)"
