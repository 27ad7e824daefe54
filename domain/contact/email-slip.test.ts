import { expect, it, test } from "vitest";
import { commonMailDomains, othersMailDomains } from "#content/mail-domains.ts";
import { meantDomain, withDomain } from "#domain/contact/email-slip.ts";

it.each([
  ["gmial.com", "gmail.com"],
  ["gamil.com", "gmail.com"],
  ["gmal.com", "gmail.com"],
  ["gmai.com", "gmail.com"],
  ["gmaill.com", "gmail.com"],
  ["gnail.com", "gmail.com"],
  ["ggmail.com", "gmail.com"],
  ["gmail.con", "gmail.com"],
  ["gmail.cmo", "gmail.com"],
  ["gmail.co", "gmail.com"],
  ["gmail.om", "gmail.com"],
  ["gmail.comm", "gmail.com"],
  ["gmail.vom", "gmail.com"],
  ["gmailcom", "gmail.com"],
  ["gmail..com", "gmail.com"],
  ["gmail.co.uk", "gmail.com"],
  ["googlemial.com", "googlemail.com"],
  ["goglemail.com", "googlemail.com"],
  ["hotmial.com", "hotmail.com"],
  ["hotmai.com", "hotmail.com"],
  ["hotmail.cm", "hotmail.com"],
  ["homtail.co.uk", "hotmail.co.uk"],
  ["hotmal.co.uk", "hotmail.co.uk"],
  ["hotmail.co.ku", "hotmail.co.uk"],
  ["hotmail.co.u", "hotmail.co.uk"],
  ["hotmail.couk", "hotmail.co.uk"],
  ["hotmail.com.uk", "hotmail.co.uk"],
  ["outlok.com", "outlook.com"],
  ["outloook.com", "outlook.com"],
  ["oulook.com", "outlook.com"],
  ["yaho.co.uk", "yahoo.co.uk"],
  ["yahooo.co.uk", "yahoo.co.uk"],
  ["yhaoo.com", "yahoo.com"],
  ["yahoo.co.ik", "yahoo.co.uk"],
  ["yahoo.cmo", "yahoo.com"],
  ["icoud.com", "icloud.com"],
  ["iclould.com", "icloud.com"],
  ["icloud.co.uk", "icloud.com"],
  ["btinterent.com", "btinternet.com"],
  ["btinernet.com", "btinternet.com"],
  ["btinternet.con", "btinternet.com"],
  ["talktak.net", "talktalk.net"],
  ["talktalk.ent", "talktalk.net"],
  ["virginmeda.com", "virginmedia.com"],
  ["virgnmedia.com", "virginmedia.com"],
  ["ntlworl.com", "ntlworld.com"],
  ["blueyoner.co.uk", "blueyonder.co.uk"],
  ["tiscalli.co.uk", "tiscali.co.uk"],
  ["live.con", "live.com"],
  ["live.co.u", "live.co.uk"],
  ["sky.cmo", "sky.com"],
  ["aol.co", "aol.com"],
  ["msn.comm", "msn.com"],
])("takes %s for a slip of %s", (typed, meant) => {
  expect(meantDomain(`sam@${typed}`)).toBe(meant);
  expect(meantDomain(` Sam.Hill@${typed.toUpperCase()} `)).toBe(meant);
});

/** Other providers, here and abroad, employers, and names that are near a short one. */
const GOOD = `
  mail.com email.com ymail.com cloud.com gmx.com gmx.co.uk gmx.net gmx.de me.com mac.com rocketmail.com fastmail.com
  fastmail.co.uk proton.me pm.me protonmail.ch tutanota.com tuta.io zoho.com zohomail.eu hey.com duck.com hushmail.com
  mail.ru yandex.com web.de t-online.de orange.fr wanadoo.co.uk wanadoo.fr free.fr laposte.net libero.it qq.com 163.com
  aol.co.uk aol.de hotmail.fr hotmail.de hotmail.it hotmail.es hotmail.co.jp hotmail.ca live.ie live.nl live.fr live.ca
  live.com.au live.co.za outlook.ie outlook.fr outlook.es outlook.de outlook.com.au outlook.co.uk yahoo.ie yahoo.fr
  yahoo.de yahoo.ca yahoo.es yahoo.it yahoo.in yahoo.co.in yahoo.co.jp yahoo.co.nz yahoo.com.au yahoo.com.br
  virgin.net virginmedia.co.uk virginmediao2.co.uk o2.co.uk o2.ie talktalk.co.uk talktalkbusiness.net bt.com
  btconnect.com btopenworld.co.uk plus.com plus.net plusnet.com sky.uk sky.it freeserve.co.uk lineone.net supanet.com
  dsl.pipex.com onetel.com demon.co.uk zen.co.uk nhs.net nhs.uk gov.uk parliament.uk ac.uk ed.ac.uk ucl.ac.uk bbc.co.uk
  google.com microsoft.com apple.com amazon.co.uk tesco.com ski.com sly.com olive.com love.com five.com line.com
  adl.com ail.com aon.com man.com mcn.com example.com example.org mail.example.com gmail.example hill-roofing.co.uk
`.trim();
const goodDomains = GOOD.split(/\s+/);

test("leaves more than a hundred good domains alone", () => {
  expect(goodDomains.length).toBeGreaterThan(100);
  expect(goodDomains.filter((domain) => meantDomain(`sam@${domain}`))).toEqual([]);
});

test("leaves the providers' own alone, and no two of them are one slip apart", () => {
  expect([...commonMailDomains, ...othersMailDomains].filter((domain) => meantDomain(`sam@${domain}`))).toEqual([]);
  const slips = (domain: string) => [...domain].map((_, at) => domain.slice(0, at) + domain.slice(at + 1));
  for (const domain of commonMailDomains) {
    // Whatever of these is left open belongs to somebody else, or is too short to tell.
    const found = slips(domain).flatMap((typed) => meantDomain(`sam@${typed}`) ?? []);
    expect(new Set(found), domain).toEqual(new Set([domain]));
  }
});

it.each(["", "sam", "sam@", "@gmial.com", "sam@hill@gmial.com", "sam@gmail", "gmial.com"])(
  "says nothing about %j, which is no whole address",
  (typed) => expect(meantDomain(typed)).toBe(undefined),
);

it.each([
  ["sam@gmial.com", "gmail.com", "sam@gmail.com"],
  [" Sam.Hill+roof@GMIAL.COM ", "gmail.com", "Sam.Hill+roof@gmail.com"],
])("%j with %s is %s", (typed, domain, right) => expect(withDomain(typed, domain)).toBe(right));
