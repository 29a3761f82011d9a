import { png } from "../../engine/codecs/png.ts";
import { serveCodec } from "../../engine/codecs/serve-codec.ts";

serveCodec(png);
