import {
  BatteryCharging,
  Building2,
  ClipboardCheck,
  Coins,
  Droplets,
  Factory,
  Fan,
  Flame,
  House,
  Leaf,
  type LucideIcon,
  PlugZap,
  Sun,
  Thermometer,
  Truck,
  Wind,
  Wrench,
} from "lucide-react";

export const serviceIcons = {
  sun: Sun,
  building: Building2,
  battery: BatteryCharging,
  wrench: Wrench,
  fan: Fan,
  flame: Flame,
  plug: PlugZap,
  thermometer: Thermometer,
  home: House,
  droplets: Droplets,
  wind: Wind,
  clipboard: ClipboardCheck,
  factory: Factory,
  truck: Truck,
  leaf: Leaf,
  coins: Coins,
} satisfies Record<string, LucideIcon>;

export type ServiceIconName = keyof typeof serviceIcons;

export function ServiceIcon({ name, className = "icon" }: { name: ServiceIconName; className?: string }) {
  const Icon = serviceIcons[name];
  return <Icon className={className} aria-hidden="true" />;
}
