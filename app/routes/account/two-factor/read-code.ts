import { typedCode } from "#domain/typed-text.ts";

/** The error for six digits that are not the right ones. */
export const WRONG_CODE = "That code is not right. Enter the latest code from your app.";

type ReadCode = { ok: true; code: string } | { ok: false; errors: { code: string[] } };

/** An authenticator app's 6 digits, however they are spaced; a typing slip uses up no attempt. */
export function readCode(form: FormData): ReadCode {
  const code = typedCode(String(form.get("code") ?? "")).replace(/\s/g, "");
  if (/^\d{6}$/.test(code)) return { ok: true, code };
  return { ok: false, errors: { code: [code ? "The code has 6 digits." : "Please enter the 6-digit code."] } };
}
