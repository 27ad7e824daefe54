/** A form as a browser without scripts finds it in a server-rendered page. */
export interface PlainForm {
  /** Empty: its page's own address. */
  action: string;
  isMultipart: boolean;
  controls: Control[];
}

export interface Control {
  kind: "field" | "box" | "choice" | "file" | "button";
  name: string;
  value: string;
  isChecked: boolean;
  isDisabled: boolean;
  options: string[];
  words: string;
}

export type Filled = Record<string, string | string[] | File>;

const TAG = /<(\/?)(form|input|select|option|textarea|button)\b([^>]*)>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

/** The forms that a page posts, with all their controls, including those outside that name the form. */
export function formsIn(html: string): PlainForm[] {
  const forms = new Map<string, PlainForm & { isPost: boolean }>();
  const controls: { form: string; control: Control }[] = [];
  let open = "";
  let select = undefined as Control | undefined;
  for (const { 0: tag, 1: end, 2: kind = "", 3: rest = "", index } of html.matchAll(TAG)) {
    const given = attributesOf(rest);
    const from = index + tag.length;
    const inside = () => html.slice(from, html.indexOf(`</${kind}>`, from));
    if (kind === "form") {
      open = end ? "" : (given.id ?? `form ${forms.size}`);
      if (!end) {
        const isPost = given.method?.toLowerCase() === "post";
        const isMultipart = given.enctype === "multipart/form-data";
        forms.set(open, { action: given.action ?? "", isPost, isMultipart, controls: [] });
      }
    } else if (end) select = kind === "select" ? undefined : select;
    else if (kind === "option") addOption(select, given, inside());
    else {
      const control = controlOf(kind, given, inside);
      if (kind === "select") select = control;
      controls.push({ form: given.form ?? open, control });
    }
  }
  for (const { form, control } of controls) forms.get(form)?.controls.push(control);
  return [...forms.values()].filter(({ isPost }) => isPost);
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name.toLowerCase(), textOf(value)]),
  );
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** The visible text of a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, " ")
    .trim();
}

function controlOf(tag: string, given: Record<string, string>, inside: () => string): Control {
  const type = given.type ?? "";
  const isBox = type === "checkbox" || type === "radio";
  const isButton = tag === "button" || type === "submit";
  const kind = isButton ? "button" : isBox ? "box" : tag === "select" ? "choice" : type === "file" ? "file" : "field";
  const value = tag === "textarea" ? textAreaOf(inside()) : (given.value ?? (isBox ? "on" : ""));
  const words = tag === "button" ? textOf(inside()) : "";
  const isChecked = "checked" in given;
  const isDisabled = "disabled" in given;
  return { kind, name: given.name ?? "", value, isChecked, isDisabled, options: [], words };
}

function textAreaOf(html: string): string {
  return html.replace(/^\n/, "").replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}

function addOption(select: Control | undefined, given: Record<string, string>, inside: string): void {
  const value = given.value ?? textOf(inside);
  // Nothing selected: the first.
  if (select && ("selected" in given || select.options.length === 0)) select.value = value;
  select?.options.push(value);
}

/**
 * What its button sends, with some fields changed. An unknown field is an error, unless its name ends with a question
 * mark: a password is asked for only if it was not given within the last minutes.
 */
export function filledIn(form: PlainForm, button: Control, filled: Filled): URLSearchParams | FormData {
  const body = form.isMultipart ? new FormData() : new URLSearchParams();
  const sent = form.controls.filter(({ name, isDisabled }) => name !== "" && !isDisabled);
  for (const [name, value] of Object.entries(filled)) requireTakes(sent, name, value);
  const seen = new Map<string, number>();
  for (const control of sent) {
    const { name, kind, value } = control;
    const wanted = filled[name] ?? filled[`${name}?`];
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    if (kind === "button") {
      if (control === button) body.append(name, value);
    } else if (kind === "box") {
      if (wanted === undefined ? control.isChecked : [wanted].flat().includes(value)) body.append(name, value);
    } else if (kind === "file") (body as FormData).append(name, wanted instanceof File ? wanted : new File([], ""));
    else body.append(name, (Array.isArray(wanted) ? wanted : [wanted])[nth]?.toString() ?? value);
  }
  return body;
}

function requireTakes(controls: Control[], name: string, wanted: Filled[string]): void {
  if (name.endsWith("?")) return;
  const own = controls.filter((control) => control.name === name);
  if (own.length === 0) throw new Error(`the form has no field ${name}`);
  const offered = own.flatMap(({ kind, value, options }) =>
    kind === "box" ? value : kind === "choice" ? options : [],
  );
  const others = typeof wanted === "string" && offered.length > 0 && !offered.includes(wanted);
  if (others) throw new Error(`${name} offers ${offered.join(", ")} and not ${wanted}`);
}
