/** What the file chooser asks for. Apart from the judgement of files, which is fetched only for a file. */
export const attachmentExtensions = ["pdf", "doc", "docx", "jpg", "jpeg", "png"] as const;
