type PageContentsProps = { entries: readonly { id: string; title: string }[] };

/** Beside a long page on wide screens: where to find what, and the way to the form. */
export function PageContents({ entries }: PageContentsProps) {
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
      <a className="btn btn-primary" href="#quote">
        To the quote form
      </a>
    </div>
  );
}
