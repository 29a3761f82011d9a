import { webp } from "./webp.ts";
import { serveCodec } from "./serve-codec.ts";

serveCodec(webp);
