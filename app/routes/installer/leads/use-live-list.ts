import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useNavigate, useNavigation, useRevalidator } from "react-router";
import { onTrouble, setTrouble, troubleNow } from "#app/connection/connection-state.ts";
import { connectToLeads } from "#app/routes/installer/leads/lead-connection.ts";
import {
  isOver,
  type LeadOnCard,
  type LiveList,
  listAsDrawn,
  readAnew,
  withNews,
  withoutGone,
  withWaitingShown,
} from "#app/routes/installer/leads/live-list.ts";
import { type LeadFilter, writeLeadFilter } from "#domain/leads-for-sale/lead-filter.ts";

const GONE_SHOWN_MILLISECONDS = 4000;

type Drawn = { items: readonly LeadOnCard[]; eventsFrom: number };

interface Shown {
  base: Drawn;
  list: LiveList;
  pageKey: string;
  /** The reader wants the current list, whatever moves: only the server knows where new leads belong. */
  isAskedFor?: boolean;
}

export interface Live extends Pick<LiveList, "items" | "countChange" | "said"> {
  connected: boolean;
  /** How many new leads are waiting for the reader to ask for them. */
  waiting: number;
  showWaiting(): void;
  /** The element that holds the cards. */
  place: RefObject<HTMLElement | null>;
}

/** The list as it was drawn, kept up to date from then on. A redrawn list starts afresh. */
export function useLiveList(drawn: Drawn, filter: LeadFilter): Live {
  const { order } = filter;
  const address = writeLeadFilter(filter, { area: "all" }).toString();
  const pageKey = `${address} ${filter.cursor ?? ""}`;
  const [{ base, list, ...shown }, setState] = useState<Shown>({
    base: drawn,
    list: listAsDrawn(drawn.items),
    pageKey,
  });
  const [connected, setConnected] = useState(false);
  const place = useRef<HTMLElement>(null);
  const [bought, setBought] = useState<readonly string[]>([]);
  const { revalidate } = useRevalidator();
  useLostPurchase(bought);
  const current = base === drawn ? list : redrawn({ list, ...shown }, { drawn, pageKey, order });
  if (base !== drawn) setState({ base: drawn, list: current, pageKey });

  const takesNew = !filter.cursor;
  useEffect(
    () =>
      connectToLeads({
        filter: new URLSearchParams(address),
        from: drawn.eventsFrom,
        onConnected: setConnected,
        onGoodbye: () => void revalidate(),
        onNews(name, { boughtByYou, sameCustomer, ...lead }, number) {
          const isOld = number <= drawn.eventsFrom;
          const news = { name, lead: { ...lead, purchaseId: newId() }, boughtByYou, sameCustomer, isOld };
          const how = { mayMove: order !== "nearest" && mayMove(place.current), takesNew };
          setState((state) => ({ ...state, list: withNews(state.list, news, how) }));
          if (boughtByYou && !isOld) setBought((ids) => (ids.includes(lead.id) ? ids : [...ids, lead.id]));
        },
      }),
    [address, order, takesNew, drawn.eventsFrom, revalidate],
  );

  // The balance and the counts have changed too.
  const boughtCount = bought.length;
  useEffect(() => {
    if (boughtCount > 0) void revalidate();
  }, [boughtCount, revalidate]);

  useGoneTakenAway(current.items.some(isOver), place, setState);

  return {
    ...current,
    waiting: current.waiting.length,
    connected,
    place,
    showWaiting() {
      if (order === "nearest") {
        setState((state) => ({ ...state, isAskedFor: true }));
        void revalidate();
      } else setState((state) => ({ ...state, list: withWaitingShown(state.list) }));
      place.current?.focus({ preventScroll: true });
      place.current?.scrollIntoView({ block: "start" });
    },
  };
}

function redrawn(
  { list, ...shown }: Omit<Shown, "base">,
  { drawn, pageKey, order }: { drawn: Drawn; pageKey: string; order: LeadFilter["order"] },
): LiveList {
  if (shown.pageKey !== pageKey || shown.isAskedFor) return listAsDrawn(drawn.items);
  return readAnew(list, drawn.items, order);
}

function useGoneTakenAway(
  hasGone: boolean,
  place: RefObject<HTMLElement | null>,
  setState: Dispatch<SetStateAction<Shown>>,
): void {
  useEffect(() => {
    if (!hasGone) return;
    const timer = window.setInterval(() => {
      if (!isBusy(place.current)) setState((state) => ({ ...state, list: withoutGone(state.list) }));
    }, GONE_SHOWN_MILLISECONDS);
    return () => window.clearInterval(timer);
  }, [hasGone, place, setState]);
}

/** The reader has not scrolled down, is not pointing at a card, has none in focus and is not about to buy. */
function mayMove(place: HTMLElement | null): boolean {
  return place !== null && place.getBoundingClientRect().top >= 0 && !isBusy(place);
}

function isBusy(place: HTMLElement | null): boolean {
  return Boolean(place?.matches(":hover") || place?.querySelector(":focus") || openDialog());
}

function openDialog(): Element | null {
  return document.querySelector("dialog[open]");
}

/** A stand-in for `crypto.randomUUID`, which browsers withhold from unencrypted pages. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab"[Number.parseInt(hex.charAt(16), 16) % 4];
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant + hex.slice(17, 20), hex.slice(20)].join(
    "-",
  );
}

/**
 * A purchase whose answer never came: when the live connection says that the company has bought the lead, the page
 * continues as if the answer had come.
 */
function useLostPurchase(boughtLeadIds: readonly string[]): void {
  const trouble = useSyncExternalStore(onTrouble, troubleNow, () => undefined);
  const { state } = useNavigation();
  const navigate = useNavigate();
  const leadId = trouble?.kind === "unanswered" ? trouble.leadId : undefined;
  const isBought = leadId !== undefined && boughtLeadIds.includes(leadId);
  useEffect(() => {
    if (!isBought || state !== "idle") return;
    setTrouble(undefined);
    void navigate("/leads?tab=purchased&notice=lead-purchased");
  }, [isBought, state, navigate]);
}
