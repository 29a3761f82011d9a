/**
 * Runs in the head before anything is painted: a stored English visitor moves to the English twin, and the theme is
 * set. What the server answers to a form stands under /api and stays there. Kept as text because it stands inline in every page and its hash stands in the content security policy.
 * Storage may be forbidden; then nothing is stored and the system's theme holds.
 */
export const bootScript = `(function(d,l,s,m){function g(k){try{return localStorage.getItem(k)}catch(e){return null}}
function t(){s=g("theme");d.classList.toggle("dark",s==="dark"||s!=="light"&&m.matches)}
d.classList.add("js");if(g("language")==="en"&&!/^\\/(en|api)(\\/|$)/.test(l.pathname)){d.style.display="none";l.replace("/en"+(l.pathname==="/"?"":l.pathname)+l.search+l.hash)}
t();m.addEventListener("change",t)})(document.documentElement,location,null,matchMedia("(prefers-color-scheme:dark)"))`;
