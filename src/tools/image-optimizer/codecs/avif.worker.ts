import { avif } from "./avif.ts";
import { serveCodec } from "./serve-codec.ts";

serveCodec(avif);
