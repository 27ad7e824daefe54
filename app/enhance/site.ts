import { registerWorker } from "#app/device/register-worker.ts";
import { copyOnClick } from "#app/enhance/copy-text.ts";
import { countWorks } from "#app/enhance/count-works.ts";
import { foldParts } from "#app/enhance/fold-parts.ts";
import { checkEmails } from "#app/enhance/forms/check-emails.ts";
import { reportProgress } from "#app/enhance/forms/send-form.ts";
import { listenForNews } from "#app/enhance/listen-for-news.ts";
import {
  countLetters,
  hideNearTargets,
  leadToOwnForm,
  noteSecondsOpen,
  offerTop,
  openDialogs,
} from "#app/enhance/page-aids.ts";
import { printNow, printOnClick } from "#app/enhance/print-now.ts";
import { refreshParts } from "#app/enhance/refresh-parts.ts";
import { keepTickerFresh } from "#app/enhance/ticker.ts";
import { enliven } from "#app/ui/navigation/mega-menu-behaviour.ts";
import { enlivenMobileMenu } from "#app/ui/navigation/mobile-menu-behaviour.ts";

// Public pages are not hydrated: they work as they arrive, and this script only improves them (docs/decisions/0013).

for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.mega")) enliven(menu);
for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.mobile-menu")) enlivenMobileMenu(menu);
for (const form of document.querySelectorAll<HTMLFormElement>("form[method=post]")) reportProgress(form);
foldParts();
countLetters();
countWorks();
copyOnClick();
keepTickerFresh();
hideNearTargets();
leadToOwnForm();
noteSecondsOpen();
offerTop();
printNow();
printOnClick();
openDialogs();
refreshParts();
listenForNews();
registerWorker();
void checkEmails(document);
if (document.querySelector("[data-bytes-max]")) void import("#app/enhance/forms/check-files.ts");
