import { renderToStaticMarkup } from "react-dom/server";
import { outline, typeset, type Weight, widthOf } from "#app/share/letters.ts";
import type { ShareCard } from "#app/share/share-card.ts";
import { withColours } from "#app/share/theme-colours.ts";
import { BrandMark } from "#app/ui/brand.tsx";
import { cropAround } from "#app/ui/house/house.tsx";
import lines from "#app/ui/house/house-lines.css?raw";
import { HouseScene } from "#app/ui/house/house-scene.tsx";
import { SHARE_HEIGHT, SHARE_WIDTH } from "#app/web/addresses/share-address.ts";
import { limits } from "#config/limits.ts";
import { site } from "#config/site.ts";

const MARGIN = 64;
const PICTURE_WIDTH = 500;
const TEXT_WIDTH = SHARE_WIDTH - PICTURE_WIDTH - MARGIN - 48;
const TITLE = { width: TEXT_WIDTH, linesMax: 3, sizes: [64, 60, 56, 52, 48, 44, 40, 36, 32] };
const LINE_HEIGHT = 1.16;
const KICKER_SIZE = 26;
const KICKER_HEIGHT = 52;
const OFFER = `Up to ${limits.leadPlacesMax} free quotes from approved installers`;

/** The picture as SVG, without text, variables or external resources. */
export function drawShareCard(card: ShareCard): string {
  return withColours(renderToStaticMarkup(<Drawing card={card} />));
}

function Drawing({ card: { title, kicker, picture } }: { card: ShareCard }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={SHARE_WIDTH} height={SHARE_HEIGHT} role="presentation">
      <style>{lines}</style>
      <Picture part={picture} />
      <rect width={SHARE_WIDTH - PICTURE_WIDTH} height={SHARE_HEIGHT} fill="var(--color-paper)" />
      <SiteName />
      <Heading title={title} kicker={kicker} />
      <Text text={OFFER} size={26} y={SHARE_HEIGHT - MARGIN} fill="var(--color-muted)" />
    </svg>
  );
}

/** Fills the right-hand side; what reaches further left is painted over. */
function Picture({ part }: { part: ShareCard["picture"] }) {
  const { left, top, width } = cropAround(part, PICTURE_WIDTH / SHARE_HEIGHT);
  const scale = PICTURE_WIDTH / width;
  return (
    <g transform={`translate(${SHARE_WIDTH - PICTURE_WIDTH - left * scale} ${-top * scale}) scale(${scale})`}>
      <HouseScene />
    </g>
  );
}

function SiteName() {
  return (
    <>
      <svg x={MARGIN} y={MARGIN - 4} width="52" height="52" viewBox="0 0 34 34" role="presentation">
        <BrandMark />
      </svg>
      <Text text={site.name} weight="bold" size={36} x={MARGIN + 68} y={MARGIN + 35} fill="var(--color-ink)" />
    </>
  );
}

/** Vertically centred between the site's name and the offer. */
function Heading({ title, kicker }: { title: string; kicker: string }) {
  const { lines, size } = typeset(title, "bold", TITLE);
  const height = KICKER_HEIGHT + 28 + lines.length * size * LINE_HEIGHT;
  const top = (SHARE_HEIGHT - height) / 2 + 12;
  return (
    <>
      <rect
        x={MARGIN}
        y={top}
        height={KICKER_HEIGHT}
        rx={KICKER_HEIGHT / 2}
        width={widthOf(kicker, "bold", KICKER_SIZE) + 48}
        fill="var(--color-leaf-soft)"
      />
      <Text
        text={kicker}
        weight="bold"
        size={KICKER_SIZE}
        x={MARGIN + 24}
        y={top + 35}
        fill="var(--color-leaf-strong)"
      />
      {lines.map((line, index) => (
        <Text
          key={line}
          text={line}
          weight="bold"
          size={size}
          y={top + KICKER_HEIGHT + 28 + size * (0.9 + index * LINE_HEIGHT)}
          fill="var(--color-ink)"
        />
      ))}
    </>
  );
}

interface TextProps {
  text: string;
  weight?: Weight;
  size: number;
  x?: number;
  y: number;
  fill: string;
}

function Text({ text, weight = "regular", size, x = MARGIN, y, fill }: TextProps) {
  return <path d={outline(text, weight, size, x, y)} fill={fill} />;
}
