import type { APIRequestContext } from "@playwright/test";

/** A browser without a window: keeps cookies, sends forms, follows no redirect, and comes from an address of its own. */
export type Client = APIRequestContext;
