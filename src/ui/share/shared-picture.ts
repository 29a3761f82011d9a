/** A picture of a result, which is drawn in the browser when it is to be shared. */
export interface SharedPicture {
  /** What the picture shows, as "SEO check". */
  readonly title: string;
  /** The picture in words: the text alternative of its preview, and the text sent with it. */
  readonly description: string;
  /** Its size in pixels, as `height`. */
  readonly width: number;
  readonly height: number;
  /** @throws Error where the browser cannot draw it */
  readonly draw: () => Promise<File>;
}
