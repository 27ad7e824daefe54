import type { QrPath } from "#app/routes/account/two-factor/qr-path.ts";

/** Dark on light in both colour schemes: many cameras cannot read the reverse. */
export function QrCode({ code, label }: { code: QrPath; label: string }) {
  return (
    <svg className="qr-code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <rect className="qr-light" width={code.size} height={code.size} />
      <path className="qr-dark" d={code.path} />
    </svg>
  );
}
