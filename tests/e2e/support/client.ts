import type { APIRequestContext } from "@playwright/test";

/** A browser without a window: keeps cookies, sends forms, follows no redirects, and has an address of its own. */
export type Client = APIRequestContext;
