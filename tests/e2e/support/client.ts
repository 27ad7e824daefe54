import type { APIRequestContext } from "@playwright/test";

/** A browser without a window: keeps cookies, sends forms, follows no redirects, and has its own address. */
export type Client = APIRequestContext;
