import { lay } from "./lay.ts";
import { sea, seaDefs } from "./sea.ts";
import { front, stoneDefs } from "./stone.ts";

const [vanishing, horizon] = [880, 286];
const [near, far] = [-60, 500];
/** The wall runs towards the same point as the jetty: its far corner is its near one drawn in by this much. */
const share = (vanishing - far) / (vanishing - near);
const meet = (y: number): number => horizon + (y - horizon) * share;
const [top, ground] = [-330, 640];

const picture = document.querySelector("#sea");
if (picture) {
  const ledge = `<path d="M${near} ${ground}L${far} ${meet(ground)}H${far + 64}L${near + 232} 700H-60Z" fill="#f1eadb"/><path d="M${far + 64} ${meet(ground)}L${near + 232} 700h40L${far + 64} ${meet(ground) + 22}Z" fill="#bfae8f"/><path d="M${near} ${ground}L${far} ${meet(ground)}h10L${near + 60} 700H-60Z" fill="#5b6b78" opacity=".22"/>`;
  picture.innerHTML = `<defs>${seaDefs}</defs>${sea({ width: 1600, height: 690, horizon, vanishing, deck: [590, 1110], end: 0.115 })}${ledge}`;
}
const wall = document.querySelector<SVGElement>("#front");
if (wall) {
  wall.innerHTML = `<defs>${stoneDefs}</defs>${front}`;
  wall.style.transform = lay(1800, 960, [[near, top], [far, meet(top)], [far, meet(ground)], [near, ground]]);
}
