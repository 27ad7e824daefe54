type PageContentsProps = {
  entries: readonly { id: string; title: string }[];
  /** Where the form is, if not on the page itself; null where no way to it is wanted. */
  quoteTo?: string | null;
};

/** Beside a long page on wide screens: where to find what, and the way to the form. */
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
