import { png } from "./png.ts";
import { serveCodec } from "./serve-codec.ts";

serveCodec(png);
