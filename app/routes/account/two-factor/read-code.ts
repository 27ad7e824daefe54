/** What is said of six digits that are not the ones. */
export const WRONG_CODE = "This code is not right. Enter the newest code of your app.";

type ReadCode = { ok: true; code: string } | { ok: false; errors: { code: string[] } };

/** The 6 digits of an authenticator app, however people space them; a mistype costs no attempt. */
export function readCode(form: FormData): ReadCode {
  const code = String(form.get("code") ?? "").replace(/\s/g, "");
  if (/^\d{6}$/.test(code)) return { ok: true, code };
  return { ok: false, errors: { code: [code ? "The code has 6 digits." : "Please enter the 6-digit code."] } };
}
