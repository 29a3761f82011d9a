import { jpeg } from "../../engine/codecs/jpeg.ts";
import { serveCodec } from "../../engine/codecs/serve-codec.ts";

serveCodec(jpeg);
