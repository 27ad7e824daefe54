import program from "#domain/credits/verify.mjs?raw";

/** The program that checks a downloaded proof. It holds nothing of anybody, so anybody may read it. */
export function loader(): Response {
  const headers = {
    "content-type": "text/javascript; charset=utf-8",
    "content-disposition": 'attachment; filename="verify.mjs"',
    "cache-control": "no-cache",
  };
  return new Response(program, { headers });
}
