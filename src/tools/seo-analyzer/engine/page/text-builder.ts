/** A text that is built of pieces. One space separates blocks, however many of them meet. */
export class TextBuilder {
  text = "";
  private isSeparated = true;

  add(piece: string): void {
    this.text += piece;
    this.isSeparated = false;
  }

  separate(): void {
    if (this.isSeparated) return;
    this.text += " ";
    this.isSeparated = true;
  }
}
