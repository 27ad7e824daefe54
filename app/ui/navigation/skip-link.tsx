export function SkipLink() {
  return (
    <a className="skip-link" id="top" href="#main">
      Skip to main content
    </a>
  );
}
