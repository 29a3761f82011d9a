/**
 * Runs in the head before the first paint. It redirects visitors who have chosen English to the
 * English version of the page, except from responses to forms under /api, and sets the theme. It is
 * a text because it is inline in every page and its hash is part of the content security policy.
 * Without storage the theme of the system applies. A page that was drawn ahead takes the theme that
 * is chosen when it is shown.
 */
export const bootScript = `(function(d,l,s,m){function g(k){try{return localStorage.getItem(k)}catch(e){return null}}
function t(){s=g("theme");d.classList.toggle("dark",s==="dark"||s!=="light"&&m.matches)}
d.classList.add("js");if(g("language")==="en"&&!/^\\/(en|api)(\\/|$)/.test(l.pathname)){d.style.display="none";l.replace("/en"+(l.pathname==="/"?"":l.pathname)+l.search+l.hash)}
t();m.addEventListener("change",t);document.addEventListener("prerenderingchange",t)})(document.documentElement,location,null,matchMedia("(prefers-color-scheme:dark)"))`;
