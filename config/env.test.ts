import { describe, expect, it } from "vitest";
import { readEnv, SettingsError } from "#config/env.ts";

const PRODUCTION = {
  NODE_ENV: "production",
  APP_URL: "https://www.example.com",
  SESSION_SECRET: "a secret that only this operator knows",
  SMTP_URL: "smtps://user:password@mail.example.com",
  MAIL_FROM: "Fairwatt <quotes@example.com>",
  SELLER_NAME: "Example Energy Ltd",
  SELLER_ADDRESS: "1 High Street, Reading, RG1 1AA",
};

/** The names of the settings in the error. */
function complaints(source: Record<string, string | undefined>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message
      .split("\n")
      .slice(1)
      .map((line) => line.trim().split(/[: ]/)[0] ?? "");
  }
}

describe("the settings", () => {
  it("have defaults for a developer's machine and for the demonstration", () => {
    const defaults = {
      PORT: 3000,
      HOST: "127.0.0.1",
      APP_URL: "http://localhost:3000",
      DATA_DIR: "./data",
      TRUST_PROXY: 0,
      REQUIRE_ADMIN_2FA: false,
      DEMO: false,
      LOG_LEVEL: "info",
    };
    expect(readEnv({})).toMatchObject({ ...defaults, NODE_ENV: "development" });
    const demo = readEnv({ NODE_ENV: "production", DEMO: "1" });
    expect(demo).toMatchObject({ ...defaults, NODE_ENV: "production", DEMO: true });
    expect(demo.DATABASE_URL).toBeUndefined();
    expect(demo.SMTP_URL).toBeUndefined();
    expect(demo.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
  });

  it("build links from the port by default", () => {
    expect(readEnv({ PORT: "8080" }).APP_URL).toBe("http://localhost:8080");
    expect(readEnv({ PORT: "8080", APP_URL: "https://www.example.com" }).APP_URL).toBe("https://www.example.com");
  });

  it("are used as given", () => {
    const given = {
      ...PRODUCTION,
      DATABASE_URL: "postgresql://db.example.com/fairwatt?sslmode=verify-full",
      PORT: "8080",
      TRUST_PROXY: "2",
      REQUIRE_ADMIN_2FA: "1",
    };
    const read = { PORT: 8080, TRUST_PROXY: 2, REQUIRE_ADMIN_2FA: true, DEMO: false };
    expect(readEnv(given)).toMatchObject({ ...given, ...read });
  });

  it("require the database itself, not only the address of its pooler", () => {
    const DATABASE_DIRECT_URL = "postgresql://db.example.com/fairwatt";
    expect(complaints({ DATABASE_DIRECT_URL })).toEqual(["DATABASE_URL"]);
    expect(complaints({ DATABASE_DIRECT_URL, DATABASE_URL: "postgresql://pooler.example.com/fairwatt" })).toEqual([]);
  });

  it("of a file store are complete or absent", () => {
    const FILE_STORE_URL = "https://s3.eu-west-2.amazonaws.com/documents";
    expect(complaints({ FILE_STORE_URL })).toEqual(["FILE_STORE_KEY_ID", "FILE_STORE_SECRET"]);
    const given = { FILE_STORE_URL, FILE_STORE_KEY_ID: "key", FILE_STORE_SECRET: "secret" };
    expect(readEnv(given)).toMatchObject({ ...given, FILE_STORE_REGION: "us-east-1" });
    expect(complaints({ FILE_STORE_URL: "s3://documents" })).toEqual(["FILE_STORE_URL"]);
  });

  it("left empty count as absent", () => {
    expect(readEnv({ PORT: "", DATABASE_URL: "", DEMO: "", SMTP_URL: "" })).toEqual(readEnv({}));
  });

  it.each([
    ["NODE_ENV", "staging"],
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["PORT", "80.5"],
    ["APP_URL", "www.example.com"],
    ["APP_URL", "ftp://www.example.com"],
    ["APP_URL", "javascript:alert(1)"],
    ["SESSION_SECRET", "x".repeat(31)],
    ["STRIPE_SECRET_KEY", "pk_test_1"],
    ["STRIPE_WEBHOOK_SECRET", "secret"],
    ["STRIPE_API_BASE", "api.stripe.com"],
    ["EPC_TOKEN", "Bearer of-an-account"],
    ["EPC_API_BASE", "api.example.gov.uk"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "11"],
    ["DEMO", "perhaps"],
    ["LOG_LEVEL", "loud"],
    ["MAIL_FROM", "x"],
  ])("are refused by name: %s=%s", (name, value) => {
    expect(complaints({ ...PRODUCTION, [name]: value })).toEqual([name]);
  });

  it("choose a process's lanes, and reject unknown ones", () => {
    const workOf = (WORK: string) => readEnv({ WORK }).WORK;
    expect(workOf("")).toEqual(["mail", "webhooks", "rest"]);
    expect(workOf("none")).toEqual([]);
    expect(workOf(" mail, rest,mail")).toEqual(["mail", "rest"]);
    for (const WORK of ["mails", "none,mail", "all"]) expect(complaints({ WORK }), WORK).toEqual(["WORK"]);
  });

  it("send nothing over a network unencrypted unless declared", () => {
    const open = {
      APP_URL: "http://www.example.com",
      DATABASE_URL: "postgresql://user:password@db.example.com/fairwatt",
      SMTP_URL: "smtp://mail.example.com:587",
    };
    for (const [name, value] of Object.entries(open))
      expect(complaints({ ...PRODUCTION, [name]: value }), name).toEqual([name]);
    expect(complaints({ ...PRODUCTION, ...open, PRIVATE_LINKS: "app, database,mail" })).toEqual([]);
    expect(complaints({ ...PRODUCTION, ...open, PRIVATE_LINKS: "database" })).toEqual(["APP_URL", "SMTP_URL"]);
    expect(complaints({ ...PRODUCTION, PRIVATE_LINKS: "everything" })).toEqual(["PRIVATE_LINKS"]);
    expect(complaints({ ...open, NODE_ENV: "production", DEMO: "1" })).toEqual([]);
  });

  it.each([
    ["APP_URL", "http://localhost:3000"],
    ["APP_URL", "http://127.0.0.1:3000"],
    ["DATABASE_URL", "postgresql://user:password@db.example.com/fairwatt?sslmode=verify-full"],
    ["DATABASE_URL", "postgresql://user:password@127.0.0.1/fairwatt"],
    ["DATABASE_URL", "postgresql://user@/fairwatt?host=/var/run/postgresql"],
    ["SMTP_URL", "smtp://mail.example.com:587?requireTLS=true"],
    ["SMTP_URL", "smtp://127.0.0.1:25"],
  ])("take %s=%s, which does not cross a network in the clear", (name, value) => {
    expect(complaints({ ...PRODUCTION, [name]: value })).toEqual([]);
  });

  it.each([
    ["DATABASE_URL", "postgresql://user:password@db.example.com/fairwatt?sslmode=prefer"],
    ["SMTP_URL", "smtp://mail.example.com?requireTLS=false"],
    ["SMTP_URL", "smtp://localhost.example.com"],
  ])("do not take %s=%s", (name, value) => {
    expect(complaints({ ...PRODUCTION, [name]: value })).toEqual([name]);
  });

  it("require the product's database address, not only its owner's", () => {
    expect(complaints({ DATABASE_OWNER_URL: "postgresql://owner@db.example.com/fairwatt" })).toEqual(["DATABASE_URL"]);
  });

  it("are all reported at once, so that they can be fixed in one go", () => {
    expect(complaints({ PORT: "http", APP_URL: "here", LOG_LEVEL: "loud" }).sort()).toEqual([
      "APP_URL",
      "LOG_LEVEL",
      "PORT",
    ]);
  });

  it("never appear in the error with their values", () => {
    const secret = "too short, but a secret";
    expect(() => readEnv({ SESSION_SECRET: secret, PORT: "http" })).toThrow(/SESSION_SECRET: needs at least 32/);
    expect(() => readEnv({ SESSION_SECRET: secret, PORT: "http" })).not.toThrow(secret);
  });

  it("are all required in production: address, secret, mail server, sender and seller", () => {
    const needed = ["APP_URL", "SESSION_SECRET", "SMTP_URL", "MAIL_FROM", "SELLER_NAME", "SELLER_ADDRESS"];
    expect(complaints({ NODE_ENV: "production" })).toEqual(needed);
    for (const name of needed) expect(complaints({ ...PRODUCTION, [name]: undefined })).toEqual([name]);
    expect(complaints(PRODUCTION)).toEqual([]);
  });

  it.each(["SESSION_SECRET", "METRICS_TOKEN", "MAIL_WEBHOOK_SECRET"])(
    "in production %s can't be guessable, and the demonstration's own is only for that",
    (name) => {
      const published = readEnv({ DEMO: "1" }).SESSION_SECRET;
      for (const secret of ["a".repeat(32), "changeme".repeat(8), "01".repeat(40), published, ` ${published}!`]) {
        expect(complaints({ ...PRODUCTION, [name]: secret }), secret).toEqual([name]);
        expect(complaints({ ...PRODUCTION, DEMO: "1", [name]: secret }), secret).toEqual([]);
      }
      const random = "5f0c1d2e9b8a7f6e3d4c5b6a79881f2e";
      expect(complaints({ ...PRODUCTION, [name]: random })).toEqual([]);
    },
  );

  it("need both keys of the card provider or none", () => {
    const keys = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(complaints({ ...PRODUCTION, ...keys })).toEqual([]);
    expect(complaints({ ...keys, STRIPE_WEBHOOK_SECRET: undefined })).toEqual(["STRIPE_WEBHOOK_SECRET"]);
    expect(complaints({ ...keys, STRIPE_SECRET_KEY: undefined })).toEqual(["STRIPE_SECRET_KEY"]);
  });

  it.each([
    ["https://www.example.com/", "https://www.example.com"],
    ["https://WWW.Example.com:443/shop?x=1", "https://www.example.com"],
    ["http://localhost:8080/", "http://localhost:8080"],
  ])("keep of the address %s what a browser calls its origin", (given, kept) => {
    expect(readEnv({ APP_URL: given }).APP_URL).toBe(kept);
  });

  it.each([
    ["1", true],
    ["true", true],
    ["yes", true],
    ["0", false],
    ["false", false],
    ["no", false],
  ])("read DEMO=%s as %s", (given, demo) => {
    expect(readEnv({ DEMO: given }).DEMO).toBe(demo);
  });
});
