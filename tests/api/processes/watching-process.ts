import { watchParent } from "#platform/processes/watch-parent.ts";

// Watches its parent and hears nothing of its end: it is busy for ever.
watchParent({
  parentPid: process.ppid,
  ...(process.argv[2] === undefined ? {} : { folder: process.argv[2] }),
});
process.send!(process.pid);
setTimeout(() => {
  for (let i = 0; ; i++) if (i < 0) break;
}, 300);
