{{- define "maestre.labels" -}}
app.kubernetes.io/name: maestre
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- /* What every pod has: no rights, nothing to write to but /tmp, no variables beside its own. */}}
{{- define "maestre.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- /* What every container has: an image (its own, or the chart's), the settings, and the secrets of all, of those who run games, and of this part; the later ones win. */}}
{{- define "maestre.container" -}}
{{- $image := .image | default (dict "repository" .root.Values.image.repository "tag" (.root.Values.image.tag | default .root.Chart.AppVersion)) }}
image: {{ printf "%s:%s" $image.repository $image.tag | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy | default "IfNotPresent" }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ .root.Values.existingSecret | quote }} }
  {{- if .seeds }}
  - secretRef: { name: {{ .root.Values.seedSecret | quote }} }
  {{- end }}
  {{- with .secret }}
  - secretRef: { name: {{ . | quote }} }
  {{- end }}
env:
  - name: MAESTRE_BASE_URL
    value: {{ .root.Values.baseUrl | quote }}
{{- range $name, $value := .root.Values.settings }}
{{- if $value }}
  - name: {{ $name }}
    value: {{ $value | quote }}
{{- end }}
{{- end }}
volumeMounts:
  - { name: tmp, mountPath: /tmp }
{{- end }}

{{- /* Whether it lives: a thread says so, and that the event loop turns. It may wait for PostgreSQL and NATS before it starts. */}}
{{- define "maestre.alive" -}}
startupProbe:
  httpGet: { path: /healthz, port: metrics }
  periodSeconds: 2
  failureThreshold: 160
livenessProbe:
  httpGet: { path: /healthz, port: metrics }
  periodSeconds: 10
  timeoutSeconds: 3
  failureThreshold: 3
{{- end }}

{{- define "maestre.selector" -}}
app.kubernetes.io/name: maestre
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- /* An autoscaler and a disruption budget for one Deployment. */}}
{{- define "maestre.scaling" -}}
{{- if .part.autoscaling.enabled }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ .root.Release.Name }}-{{ .component }}
  labels: {{- include "maestre.labels" .root | nindent 4 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ .root.Release.Name }}-{{ .component }}
  minReplicas: {{ .part.autoscaling.min }}
  maxReplicas: {{ .part.autoscaling.max }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .part.autoscaling.cpu }} }
{{- end }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .root.Release.Name }}-{{ .component }}
  labels: {{- include "maestre.labels" .root | nindent 4 }}
spec:
  maxUnavailable: {{ .part.disruption.maxUnavailable }}
  selector:
    matchLabels: {{- include "maestre.selector" . | nindent 6 }}
{{- end }}

{{- /* A worker: a Deployment that is replaced one pod after another, the new one first. */}}
{{- define "maestre.worker" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .root.Release.Name }}-{{ .component }}
  labels: {{- include "maestre.labels" .root | nindent 4 }}
spec:
  {{- if not .part.autoscaling.enabled }}
  replicas: {{ .part.replicas }}
  {{- end }}
  minReadySeconds: 5
  selector:
    matchLabels: {{- include "maestre.selector" . | nindent 6 }}
  strategy:
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  template:
    metadata:
      labels: {{- include "maestre.selector" . | nindent 8 }}
    spec:
      {{- include "maestre.pod" .root | nindent 6 }}
      # A worker told to stop takes nothing more, answers what it has taken and gives its jobs back.
      terminationGracePeriodSeconds: 60
      containers:
        - name: {{ .component }}
          {{- include "maestre.container" (dict "root" .root "image" .part.image "secret" .part.secret "seeds" .part.seeds) | nindent 10 }}
          args:
            {{- range .part.command }}
            - {{ . | quote }}
            {{- end }}
            - "--metrics"
            - {{ .root.Values.metricsPort | quote }}
          ports:
            - { name: metrics, containerPort: {{ .root.Values.metricsPort }} }
          {{- include "maestre.alive" . | nindent 10 }}
          readinessProbe:
            httpGet: { path: /healthz, port: metrics }
            periodSeconds: 5
            timeoutSeconds: 3
          resources: {{- toYaml .part.resources | nindent 12 }}
      volumes:
        - { name: tmp, emptyDir: {} }
{{- include "maestre.scaling" . | nindent 0 }}
{{- end }}
