import { webp } from "../../engine/codecs/webp.ts";
import { serveCodec } from "../../engine/codecs/serve-codec.ts";

serveCodec(webp);
