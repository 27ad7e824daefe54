import { aberdeen } from "#content/areas/aberdeen.ts";
import type { AreaText } from "#content/areas/area-text.ts";
import { barkingDagenham } from "#content/areas/barking-dagenham.ts";
import { barnet } from "#content/areas/barnet.ts";
import { bath } from "#content/areas/bath.ts";
import { belfast } from "#content/areas/belfast.ts";
import { berkshire } from "#content/areas/berkshire.ts";
import { bexley } from "#content/areas/bexley.ts";
import { birmingham } from "#content/areas/birmingham.ts";
import { bradford } from "#content/areas/bradford.ts";
import { brent } from "#content/areas/brent.ts";
import { brighton } from "#content/areas/brighton.ts";
import { bristol } from "#content/areas/bristol.ts";
import { bromley } from "#content/areas/bromley.ts";
import { buckinghamshire } from "#content/areas/buckinghamshire.ts";
import { cambridge } from "#content/areas/cambridge.ts";
import { camden } from "#content/areas/camden.ts";
import { canterbury } from "#content/areas/canterbury.ts";
import { cardiff } from "#content/areas/cardiff.ts";
import { chester } from "#content/areas/chester.ts";
import { chichester } from "#content/areas/chichester.ts";
import { cityOfLondon } from "#content/areas/city-of-london.ts";
import { cornwall } from "#content/areas/cornwall.ts";
import { coventry } from "#content/areas/coventry.ts";
import { croydon } from "#content/areas/croydon.ts";
import { derby } from "#content/areas/derby.ts";
import { derbyshire } from "#content/areas/derbyshire.ts";
import { devon } from "#content/areas/devon.ts";
import { dorset } from "#content/areas/dorset.ts";
import { dundee } from "#content/areas/dundee.ts";
import { ealing } from "#content/areas/ealing.ts";
import { eastSussex } from "#content/areas/east-sussex.ts";
import { edinburgh } from "#content/areas/edinburgh.ts";
import { enfield } from "#content/areas/enfield.ts";
import { essex } from "#content/areas/essex.ts";
import { exeter } from "#content/areas/exeter.ts";
import { glasgow } from "#content/areas/glasgow.ts";
import { gloucester } from "#content/areas/gloucester.ts";
import { gloucestershire } from "#content/areas/gloucestershire.ts";
import { greenwich } from "#content/areas/greenwich.ts";
import { hackney } from "#content/areas/hackney.ts";
import { hammersmithFulham } from "#content/areas/hammersmith-fulham.ts";
import { hampshire } from "#content/areas/hampshire.ts";
import { haringey } from "#content/areas/haringey.ts";
import { harrow } from "#content/areas/harrow.ts";
import { havering } from "#content/areas/havering.ts";
import { herefordshire } from "#content/areas/herefordshire.ts";
import { hertfordshire } from "#content/areas/hertfordshire.ts";
import { hillingdon } from "#content/areas/hillingdon.ts";
import { hounslow } from "#content/areas/hounslow.ts";
import { hull } from "#content/areas/hull.ts";
import { islington } from "#content/areas/islington.ts";
import { kensingtonChelsea } from "#content/areas/kensington-chelsea.ts";
import { kent } from "#content/areas/kent.ts";
import { kingston } from "#content/areas/kingston.ts";
import { lambeth } from "#content/areas/lambeth.ts";
import { leeds } from "#content/areas/leeds.ts";
import { leicester } from "#content/areas/leicester.ts";
import { leicestershire } from "#content/areas/leicestershire.ts";
import { lewisham } from "#content/areas/lewisham.ts";
import { lincoln } from "#content/areas/lincoln.ts";
import { lincolnshire } from "#content/areas/lincolnshire.ts";
import { liverpool } from "#content/areas/liverpool.ts";
import { london } from "#content/areas/london.ts";
import { manchester } from "#content/areas/manchester.ts";
import { merton } from "#content/areas/merton.ts";
import { newcastle } from "#content/areas/newcastle.ts";
import { newham } from "#content/areas/newham.ts";
import { newport } from "#content/areas/newport.ts";
import { northamptonshire } from "#content/areas/northamptonshire.ts";
import { nottingham } from "#content/areas/nottingham.ts";
import { nottinghamshire } from "#content/areas/nottinghamshire.ts";
import { oxford } from "#content/areas/oxford.ts";
import { oxfordshire } from "#content/areas/oxfordshire.ts";
import { plymouth } from "#content/areas/plymouth.ts";
import { portsmouth } from "#content/areas/portsmouth.ts";
import { preston } from "#content/areas/preston.ts";
import { reading } from "#content/areas/reading.ts";
import { redbridge } from "#content/areas/redbridge.ts";
import { richmondUponThames } from "#content/areas/richmond-upon-thames.ts";
import { salisbury } from "#content/areas/salisbury.ts";
import { sheffield } from "#content/areas/sheffield.ts";
import { shropshire } from "#content/areas/shropshire.ts";
import { somerset } from "#content/areas/somerset.ts";
import { southampton } from "#content/areas/southampton.ts";
import { southwark } from "#content/areas/southwark.ts";
import { staffordshire } from "#content/areas/staffordshire.ts";
import { stokeOnTrent } from "#content/areas/stoke-on-trent.ts";
import { surrey } from "#content/areas/surrey.ts";
import { sutton } from "#content/areas/sutton.ts";
import { swansea } from "#content/areas/swansea.ts";
import { towerHamlets } from "#content/areas/tower-hamlets.ts";
import { walthamForest } from "#content/areas/waltham-forest.ts";
import { wandsworth } from "#content/areas/wandsworth.ts";
import { warwickshire } from "#content/areas/warwickshire.ts";
import { westSussex } from "#content/areas/west-sussex.ts";
import { westminster } from "#content/areas/westminster.ts";
import { wiltshire } from "#content/areas/wiltshire.ts";
import { winchester } from "#content/areas/winchester.ts";
import { wolverhampton } from "#content/areas/wolverhampton.ts";
import { worcester } from "#content/areas/worcester.ts";
import { worcestershire } from "#content/areas/worcestershire.ts";
import { york } from "#content/areas/york.ts";

/** The local texts of all areas, ordered by slug. */
export const areaTexts: readonly AreaText[] = [
  aberdeen,
  barkingDagenham,
  barnet,
  bath,
  belfast,
  berkshire,
  bexley,
  birmingham,
  bradford,
  brent,
  brighton,
  bristol,
  bromley,
  buckinghamshire,
  cambridge,
  camden,
  canterbury,
  cardiff,
  chester,
  chichester,
  cityOfLondon,
  cornwall,
  coventry,
  croydon,
  derby,
  derbyshire,
  devon,
  dorset,
  dundee,
  ealing,
  eastSussex,
  edinburgh,
  enfield,
  essex,
  exeter,
  glasgow,
  gloucester,
  gloucestershire,
  greenwich,
  hackney,
  hammersmithFulham,
  hampshire,
  haringey,
  harrow,
  havering,
  herefordshire,
  hertfordshire,
  hillingdon,
  hounslow,
  hull,
  islington,
  kensingtonChelsea,
  kent,
  kingston,
  lambeth,
  leeds,
  leicester,
  leicestershire,
  lewisham,
  lincoln,
  lincolnshire,
  liverpool,
  london,
  manchester,
  merton,
  newcastle,
  newham,
  newport,
  northamptonshire,
  nottingham,
  nottinghamshire,
  oxford,
  oxfordshire,
  plymouth,
  portsmouth,
  preston,
  reading,
  redbridge,
  richmondUponThames,
  salisbury,
  sheffield,
  shropshire,
  somerset,
  southampton,
  southwark,
  staffordshire,
  stokeOnTrent,
  surrey,
  sutton,
  swansea,
  towerHamlets,
  walthamForest,
  wandsworth,
  warwickshire,
  westSussex,
  westminster,
  wiltshire,
  winchester,
  wolverhampton,
  worcester,
  worcestershire,
  york,
];

const bySlug: ReadonlyMap<string, AreaText> = new Map(areaTexts.map((text) => [text.slug, text]));

export function findAreaText(slug: string): AreaText | undefined {
  return bySlug.get(slug);
}
