/**
 * Surnames that are also everyday words in descriptions of homes. Such a word is hidden only where it is used as a
 * name.
 */
export const EVERYDAY_NAMES: ReadonlySet<string> = new Set(
  `about above ash autumn baker ball bank banks barn barnes bath battery bay bear beach bell berry best big bill bird
  birch bishop black blind block blue board bold bond bone book booth bower bowl box branch bridge bridges bright
  broad brook brooks brown buck building bull burn burns bush butcher butler buy can care carpenter case cash castle
  chambers change charge church clay clean clear cliff close coal coates cold cole cook cool cooper corner cost cotton
  court cox crane cross crow curtain dale daly day days dean dear dew door down drake draper drew driver dry duke dunn
  early east easter else fair faith fall farm farmer feather fern field fields fine finch finish first fish fisher
  fitter flat fleet floor flower flowers ford forest forrest foot fox free freeze friend frost full garage garden
  gardener gardner gas gate gates gentle gift glass glen goat gold golden good goodman grace grand grange grant grass
  gray great green greenhouse grey ground grove guest gun guy hall hand hard hardy hatch hay head heat heath heater
  heath hedge high hill hills hitch hood hope horn horner house houses howe hunt hunter ice inch ivy jack jay joiner
  joy judge just kettle key keys kind king kitchen knight ladder lake lamb land lane large last laws lawn leaf leak
  light lily little lock loft long love low luck major make man marsh marshall martin mason may mead meadows mill
  miller mills moor moore moon more moss mount mould much muck naylor neat need new newman nice night noble noon north
  now nut oak oakes oil old oldfield only orchard over owen own owner page pain paint painter panel park parker parsons
  patch path payne peace pear penny pike pine pipe place plain plant plenty plum pole pond pool poor pope porch porter
  post pot potter pound power powers present price pride prince proud pump quick rain rains rate ray read ready reed
  reeves rent rice rich right ring rise river rivers road roberts rock rod roof roofer room roper rose rough round
  rowe rush rust safe sage sale salt sand sands savage saw seal self sells sharp shed sheen shell shepherd shine shore
  short side silver single skip slate slater small smart smith snow solar sole south spark sparks spring sprout spry
  square stable stacey star steel steep still stock stone stones storm street strong style such summer summers sun
  sunday swan sweet swift tank tanner taylor temple thorn thatcher tile tiles tiler till timber tower town towns
  trench true tucker turner under vale vent vicar view voss wade walk walker wall walls ward ware warm water waters
  way weather weaver webb week weir well wells west wheeler white wild will wills wind winder window wing winter
  winters wire wise wood woods worth wright yard yates yellow you young your`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
/** Local parts of email addresses that say nothing about their owner. */
export const EVERYDAY_MAILBOXES: ReadonlySet<string> = new Set(
  `admin accounts contact email enquiries enquiry family hello help hi home house info mail me myself office post
  quotes sales solar support team the us web work`.split(/\s+/),
);
