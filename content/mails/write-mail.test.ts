import { describe, expect, it } from "vitest";
import { site } from "#config/site.ts";
import { samples } from "#content/mails/samples.test-data.ts";
import { writeMail } from "#content/mails/write-mail.ts";

