type PageContentsProps = {
  entries: readonly { id: string; title: string }[];
  /** The address of the form, if not on the page itself; null for no link to it. */
  quoteTo?: string | null;
};

/** The table of contents beside a long page on wide screens, with a link to the form. */
export function PageContents({ entries, quoteTo = "#quote" }: PageContentsProps) {
  return (
    <div className="page-contents">
      <nav aria-label="On this page">
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {quoteTo && (
        <a className="btn btn-primary" href={quoteTo}>
          {quoteTo === "#quote" ? "To the quote form" : "Get up to 3 free quotes"}
        </a>
      )}
    </div>
  );
}
