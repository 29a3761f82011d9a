import { jpeg } from "./jpeg.ts";
import { serveCodec } from "./serve-codec.ts";

serveCodec(jpeg);
