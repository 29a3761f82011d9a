/**
 * The extensions that the file chooser offers. They are separate from attachment.ts, which is
 * loaded only when a file is chosen.
 */
export const attachmentExtensions = ["pdf", "doc", "docx", "jpg", "jpeg", "png"] as const;
