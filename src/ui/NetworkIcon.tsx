/**
 * The logos of social networks in the box of `Icon`. They are in a separate file because no island
 * needs them.
 */
const drawings = {
  facebook: <path d="M14 8h3V4h-3a4 4 0 0 0-4 4v3H7v4h3v6h4v-6h3l1-4h-4V8Z" />,
  x: <path d="M4 4l16 16M20 4 4 20" />,
  linkedin: <path d="M5 9v11M5 4v.5M10 20V9M10 14a4 4 0 0 1 9 0v6" />,
  instagram: <path d="M4 4h16v16H4ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM17 7v.1" />,
};

export function NetworkIcon({ name }: { readonly name: keyof typeof drawings }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
