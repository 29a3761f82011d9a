import { avif } from "../../engine/codecs/avif.ts";
import { serveCodec } from "../../engine/codecs/serve-codec.ts";

serveCodec(avif);
