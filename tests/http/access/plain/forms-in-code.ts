import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";

/** Every form of these sources, by its folder and the value that names the form; otherwise by its file. */
export function formsInCode(pattern: string): string[] {
  const names = globSync(pattern).flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const room = dirname(file).replace(/^app\/(routes\/)?/, "");
    const named = [...code.matchAll(NAMED)].map(([, name]) => `${room} ${name}`);
    const isGeneric = /name="(intent|form)" value=\{(?!")/.test(code);
    const nameless = [
      ...code.matchAll(/<(?:(Form|form)\s[^>]*?method="post"|(ChosenBar)\s)[\s\S]*?<\/(?:\1|\2)>/g),
    ].some(([form]) => !isGeneric && !/name="(intent|form)"|intent="/.test(form));
    return nameless ? [...named, `${room} ${basename(file, ".tsx")}`] : named;
  });
  return [...new Set(names)].toSorted();
}

const NAMED =
  /(?:name="(?:intent|form)"\s+value=|\bintent(?:=|: )|(?:WhenForm|PasswordForm)\s+name=)\{?"([\w-]+)"(?! \|)/g;
